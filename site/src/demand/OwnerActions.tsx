import { mineRenew, mineSetStatus } from '@xinpu/sdk/demand'
import type { DemandStatus, DemandVO } from '@xinpu/sdk/types'
import { kindOf } from '@xinpu/ui/demand'
import { Button, LinkButton, toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from './places.ts'
import { enquiryPlace } from './quote-places.ts'

type Way = 'close' | 'publish' | 'quotes' | 'renew' | 'reopen'

/** What the owner of a post may do in each of its states, besides changing it. */
const waysOf: Record<DemandStatus, readonly Way[]> = {
  draft: ['publish'],
  open: ['quotes', 'close', 'renew'],
  closed: ['quotes', 'reopen'],
  expired: ['quotes', 'renew'],
  rejected: [],
}

/** What can be done with an own post. */
export function OwnerActions({ post }: { post: DemandVO }) {
  const act = useAct()
  const place = usePlace()
  const ways = waysOf[post.status]
  const ids = [post.id]
  const attempt = (made: Promise<unknown>, told: string) =>
    void made.then(
      () => toast.success(told),
      (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )
  const edit = createPlace({ id: post.id })

  return (
    <>
      {ways.includes('quotes') && (
        <LinkButton tone="primary" href={place(enquiryPlace(post.id))}>
          看{kindOf(post.type).answer}
          {post.enquiryCount > 0 && ` ${post.enquiryCount}`}
        </LinkButton>
      )}
      {ways.includes('publish') && (
        <Button tone="primary" onPress={() => attempt(act(mineSetStatus, { ids, status: 'open' }), '已发布')}>
          发布
        </Button>
      )}
      {post.status === 'rejected' ? (
        <LinkButton tone="primary" href={place(edit)}>
          修改后重新发布
        </LinkButton>
      ) : (
        <LinkButton href={place(edit)}>修改</LinkButton>
      )}
      {ways.includes('close') && (
        <Button onPress={() => attempt(act(mineSetStatus, { ids, status: 'closed' }), '已关闭')}>关闭</Button>
      )}
      {ways.includes('reopen') && (
        <Button onPress={() => attempt(act(mineSetStatus, { ids, status: 'open' }), '已重新打开')}>重新打开</Button>
      )}
      {ways.includes('renew') && (
        <Button onPress={() => attempt(act(mineRenew, { ids, validDays: 30 }), '已续期 30 天')}>续期 30 天</Button>
      )}
    </>
  )
}
