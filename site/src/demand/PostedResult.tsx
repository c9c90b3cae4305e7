import { Button, LinkButton, ResultPanel } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from './places.ts'
import type { Posted } from './posted.ts'
import { PostedMatches } from './PostedMatches.tsx'
import { SamePost } from './SamePost.tsx'

export interface PostedResultProps {
  result: Posted
  /** Back to the form. */
  onAgain: () => void
  onResult: (result: Posted) => void
}

/** What became of it, and what to do next. */
export function PostedResult({ result, onAgain, onResult }: PostedResultProps) {
  if (result.kind === 'same')
    return <SamePost id={result.id} draft={result.draft} onAgain={onAgain} onResult={onResult} />
  return (
    <>
      <Done result={result} onAgain={onAgain} />
      {result.kind === 'posted' && result.matchCount > 0 && <PostedMatches id={result.id} />}
    </>
  )
}

function Done({ result, onAgain }: { result: Exclude<Posted, { kind: 'same' }>; onAgain: () => void }) {
  const place = usePlace()
  const isMany = result.kind === 'many'

  return (
    <ResultPanel
      title={isMany ? `已发布 ${result.count} 条` : '已发布'}
      focus="comes"
      actions={
        <>
          <LinkButton tone="primary" href={isMany ? centerHref({ type: 15 }) : place(postPlace(result.id))}>
            {isMany ? '管理我的供求' : '查看这条信息'}
          </LinkButton>
          <Button onPress={onAgain}>再发一条</Button>
        </>
      }
    >
      {!isMany && result.matchCount > 0
        ? `已有 ${result.matchCount} 条信息与它对得上。`
        : '有对得上的信息时，会在提醒中心告诉您。'}
    </ResultPanel>
  )
}
