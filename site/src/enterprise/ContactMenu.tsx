import { contactRemove, contactSort } from '@xinpu/sdk/enterprise'
import type { ContactVO } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, Menu, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'

interface ContactMenuProps {
  contact: ContactVO
  /** The page it stands on, in its order. */
  shown: readonly ContactVO[]
  /** Which page that is: places are changed on the first, the default is chosen on any. */
  page: number
  onEdit: (contact: ContactVO) => void
}

/** What the owner can do with a contact. */
export function ContactMenu({ contact, shown, page, onEdit }: ContactMenuProps) {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, isDefault } = contact
  const at = shown.findIndex((one) => one.id === id)
  const sort = (ids: number[], told: string) =>
    void act(contactSort, { ids }, () => toast.success(told)).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )

  const deeds: Record<string, () => void> = {
    edit: () => onEdit(contact),
    first: () => sort([id], `${name} 是默认联系人`),
    up: () => sort(moved(shown, at, at - 1), `${name} 已上移`),
    down: () => sort(moved(shown, at, at + 1), `${name} 已下移`),
    remove: () => setRemoving(true),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${name}`}>
            管理
          </Button>
        }
        onAction={(deed) => deeds[deed]?.()}
        items={[
          { id: 'edit', label: '修改' },
          ...(isDefault ? [] : [{ id: 'first', label: '设为默认' }]),
          ...(page === 1 && at > 0 ? [{ id: 'up', label: '上移' }] : []),
          ...(page === 1 && at < shown.length - 1 ? [{ id: 'down', label: '下移' }] : []),
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除联系人 ${name}`}
        verb="删除联系人"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(contactRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        {`别人不再看到 ${name} 的联系方式，不能恢复。`}
      </ConfirmDialog>
    </>
  )
}

/** The numbers of contacts, with one of them at another place. */
const moved = (shown: readonly ContactVO[], from: number, to: number): number[] => {
  const ids = shown.map(({ id }) => id)
  return ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1))
}
