import { useQuery } from '@tanstack/react-query'
import { myAgentRecommend } from '@xinpu/sdk/agent'
import { AgentRecommendDialog } from '@xinpu/ui/agent'
import { Button, Icon, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { sellerBrandField } from './seller-brand-field.tsx'

/** 补充代理商: tells the reviewers of an agent that is missing here. */
export function Recommend() {
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(useCall()))
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button size="sm" onPress={() => (who ? setOpen(true) : openLogin())}>
        <Icon of={Plus} /> 补充代理商
      </Button>
      {isOpen && (
        <AgentRecommendDialog
          isOpen
          onOpenChange={setOpen}
          brandField={sellerBrandField}
          send={(told) => act(myAgentRecommend, told, () => toast.success('已收到，审核后会收录'))}
        />
      )}
    </>
  )
}
