import { mineHide, mineUnhideAll, type MineHideInput } from '@xinpu/sdk/demand'
import type { DemandVO } from '@xinpu/sdk/types'
import { kindOf } from '@xinpu/ui/demand'
import { Button, Icon, Menu, toast } from '@xinpu/ui/primitives'
import { X } from 'lucide-react'
import { useAct } from '../app/use-act.ts'
import { tellFailure } from './tell-failure.ts'

/** Does not want to be recommended a post, or any of its kind for its model. */
export function HidePost({ post: { id, type, model } }: { post: DemandVO }) {
  const act = useAct()
  const set = (asked: MineHideInput, done: () => void) => void act(mineHide, asked, done).catch(tellFailure)
  const hide = (scope: 'model' | 'post', told: string) =>
    set({ id, scope }, () =>
      toast.success(told, {
        action: { label: '撤销', onAction: () => set({ id, scope, isHidden: false }, () => toast.success('已恢复')) },
      }),
    )
  const kind = kindOf(type).word
  const deeds: Record<string, () => void> = {
    post: () => hide('post', '不再推荐这一条'),
    model: () => hide('model', `不再推荐 ${model} 的${kind}`),
  }

  return (
    <Menu
      trigger={
        <Button size="sm" tone="quiet" shape="icon" aria-label={`不感兴趣 ${model}`}>
          <Icon of={X} />
        </Button>
      }
      placement="bottom end"
      onAction={(name) => deeds[name]?.()}
      items={[
        { id: 'post', label: '不看这一条' },
        { id: 'model', label: `不看 ${model} 的${kind}` },
      ]}
    />
  )
}

/** Takes back all that was hidden. */
export function ShowHidden({ count }: { count: number }) {
  const act = useAct()
  const show = () => void act(mineUnhideAll, {}, () => toast.success('已全部恢复推荐')).catch(tellFailure)
  return (
    <Button size="sm" tone="quiet" onPress={show}>
      恢复不看的 {count} 项
    </Button>
  )
}
