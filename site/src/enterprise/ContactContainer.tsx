import { myContactAdd } from '@xinpu/sdk/enterprise'
import { ContactDialog } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'

/** A new contact of the person's own. */
export function ContactContainer({ onClose }: { onClose: () => void }) {
  const act = useAct()
  return (
    <ContactDialog
      isOpen
      onOpenChange={onClose}
      save={({ name, mobile, wechat }) =>
        act(myContactAdd, { name, mobile, ...(wechat && { wechat }) }, () => {
          toast.success('已保存联系人')
          onClose()
        })
      }
    />
  )
}
