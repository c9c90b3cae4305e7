import { favourSet } from '@xinpu/sdk/account'
import type { DemandVO } from '@xinpu/sdk/types'
import { kindOf } from '@xinpu/ui/demand'
import { Button, Icon, Menu, toast } from '@xinpu/ui/primitives'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { Sharing } from '../account/ShareButton.tsx'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from './places.ts'
import { favouriteType } from './queries.ts'
import { questionsPlace } from './questions-place.ts'
import { tellFailure } from './tell-failure.ts'

interface PostMoreProps {
  post: DemandVO
  /** Nobody keeps a post of one's own. */
  isMine: boolean
  isVisitor: boolean
}

/** What else can be done with a post of a list, besides answering it: ask in public, keep it, pass it on. */
export function PostMore({ post: { id, type, model }, isMine, isVisitor }: PostMoreProps) {
  const act = useAct()
  const place = usePlace()
  const { openLogin } = useLogin()
  const [isSharing, setSharing] = useState(false)
  const favour = (isOn: boolean) =>
    act(favourSet, { type: favouriteType, targetId: id, status: isOn ? 1 : 0 }, () =>
      toast.success(isOn ? '已收藏' : '已取消收藏', {
        ...(isOn && { action: { label: '撤销', onAction: () => void favour(false).catch(tellFailure) } }),
      }),
    )
  const deeds: Record<string, () => void> = {
    favour: () => (isVisitor ? openLogin() : void favour(true).catch(tellFailure)),
    share: () => setSharing(true),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" tone="quiet" shape="icon" aria-label={`更多 ${model}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
        placement="bottom end"
        onAction={(name) => deeds[name]?.()}
        items={[
          { id: 'ask', label: '留言', href: place(questionsPlace(id, 1)) },
          ...(isMine ? [] : [{ id: 'favour', label: '收藏' }]),
          { id: 'share', label: '分享' },
        ]}
      />
      {isSharing && (
        <Sharing
          subject={`${kindOf(type).word} ${model}`}
          href={place(postPlace(id))}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
