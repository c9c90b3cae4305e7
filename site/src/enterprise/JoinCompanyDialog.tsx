import { memberJoin } from '@xinpu/sdk/enterprise'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { JoinDialog } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'

interface JoinCompanyDialogProps {
  company: EnterpriseVO
  onOpenChange: (isOpen: boolean) => void
}

/** Sends the wish to join a company to who made it. */
export function JoinCompanyDialog({ company, onOpenChange }: JoinCompanyDialogProps) {
  const act = useAct()
  const join = (remark: string) =>
    act(memberJoin, { enterpriseId: company.id, ...(remark && { remark }) }, () =>
      toast.success('已申请加入，等待企业创建者审核'),
    )

  return <JoinDialog isOpen enterprise={company} join={join} onOpenChange={onOpenChange} />
}
