import { mineAdd } from '@xinpu/sdk/demand'
import { postOf, type DemandDraft } from '@xinpu/ui/demand'
import { Button, LinkButton, ResultPanel } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from './places.ts'

/** What became of what was posted. */
export type Posted =
  | { kind: 'posted'; id: number; matchCount: number }
  | { kind: 'many'; count: number }
  | { kind: 'same'; id: number; draft: DemandDraft }

/** Posts it, unless the same is open already: then its owner chooses. */
export async function posted(
  act: ReturnType<typeof useAct>,
  draft: DemandDraft,
  allowDuplicate = false,
): Promise<Posted> {
  const { quantity = 1, ...told } = postOf(draft)
  const answer = await act(mineAdd, { ...told, quantity, allowDuplicate })
  return answer.isDuplicate
    ? { kind: 'same', id: answer.id, draft }
    : { kind: 'posted', id: answer.id, matchCount: answer.matchCount }
}

/** What became of it, and what to do next. */
export function PostedResult({
  result,
  onAgain,
  onResult,
}: {
  result: Posted
  onAgain: () => void
  onResult: (result: Posted) => void
}) {
  const act = useAct()
  const place = usePlace()
  if (result.kind === 'same')
    return (
      <ResultPanel
        tone="warn"
        title="同样的信息正在进行中"
        focus="comes"
        actions={
          <>
            <LinkButton tone="primary" href={place(postPlace(result.id))}>
              查看并更新原信息
            </LinkButton>
            <Button onPress={async () => onResult(await posted(act, result.draft, true))}>仍然发布</Button>
            <Button tone="quiet" onPress={onAgain}>
              返回修改
            </Button>
          </>
        }
      >
        型号与品牌相同的信息更新一条就够，重复发布会分散报价。
      </ResultPanel>
    )

  return (
    <ResultPanel
      title={result.kind === 'many' ? `已发布 ${result.count} 条` : '已发布'}
      focus="comes"
      actions={
        <>
          <LinkButton
            tone="primary"
            href={result.kind === 'many' ? centerHref({ type: 15 }) : place(postPlace(result.id))}
          >
            {result.kind === 'many' ? '管理我的供求' : '查看这条信息'}
          </LinkButton>
          <Button onPress={onAgain}>再发一条</Button>
        </>
      }
    >
      {result.kind === 'posted' && result.matchCount > 0
        ? `已有 ${result.matchCount} 条信息与它对得上，打开后可以看到。`
        : '有对得上的信息时，会在提醒中心告诉您。'}
    </ResultPanel>
  )
}
