import type { MyDemand } from '@xinpu/sdk/types'
import { BulkBar, Button, ConfirmDialog, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { doWithEach, unsuited, ways, type Outcome, type PostDeed } from './post-deeds.ts'

interface PostBulkProps {
  /** The posts that are ticked. */
  posts: readonly MyDemand[]
  onClear: () => void
  /** What was done, and what was not. */
  onDone: (outcome: Outcome) => void
}

/** What can be done with all posts that are ticked. */
export function PostBulk({ posts, onClear, onDone }: PostBulkProps) {
  const [isAsking, setAsking] = useState(false)
  const { pending, run } = useBulk(posts, onDone)
  const button = (deed: PostDeed, words: string) => (
    <Button
      size="sm"
      tone={deed === 'renew' ? 'primary' : 'plain'}
      isPending={pending === deed}
      onPress={() => void run(deed)}
    >
      {words}
    </Button>
  )

  return (
    <>
      <BulkBar count={posts.length} onClear={onClear}>
        {button('renew', '续期 30 天')}
        {button('refresh', '刷新')}
        {button('close', '关闭')}
        {button('open', '重新打开')}
        <Button size="sm" tone="danger" onPress={() => setAsking(true)}>
          删除
        </Button>
      </BulkBar>
      <ConfirmDialog
        title={`删除 ${posts.length} 条信息`}
        verb={`删除 ${posts.length} 条`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => run('remove')}
      >
        删除后收到的报价和留言也一并删除，不能恢复；暂时不用可以关闭。
      </ConfirmDialog>
    </>
  )
}

/** Does one thing with many; what was closed or opened is put back by one press. */
function useBulk(posts: readonly MyDemand[], onDone: (outcome: Outcome) => void) {
  const act = useAct()
  const [pending, setPending] = useState<PostDeed>()
  const on = (deed: PostDeed, ids: readonly number[]) => doWithEach(ids, (some) => ways[deed].act(act, some))

  async function run(deed: PostDeed) {
    if (pending) return
    const others = unsuited(ways[deed], posts)
    const ids = posts.map(({ id }) => id).filter((id) => !others.has(id))
    setPending(deed)
    try {
      const { done, faults } = ids.length > 0 ? await on(deed, ids) : { done: [], faults: new Map<number, string>() }
      onDone({ done, faults: new Map([...others, ...faults]) })
      tell(deed, done, posts.length - done.length, (back) => void on(back, done).catch(sayWhy))
    } catch (error) {
      sayWhy(error)
    } finally {
      setPending(undefined)
    }
  }

  return { pending, run }
}

const sayWhy = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

/** What takes a deed back. */
const backOf: Partial<Record<PostDeed, PostDeed>> = { close: 'open', open: 'close' }

function tell(deed: PostDeed, done: readonly number[], left: number, undo: (back: PostDeed) => void) {
  const { verb } = ways[deed]
  const rest = left > 0 ? `，${left} 条没有${verb}，原因见各行` : ''
  if (done.length === 0) return void toast.warn(`没有${verb}，原因见各行`)
  const back = backOf[deed]
  toast.success(`已${verb} ${done.length} 条${rest}`, back && { action: { label: '撤销', onAction: () => undo(back) } })
}
