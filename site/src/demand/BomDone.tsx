import { TakenLines } from '@xinpu/ui/demand'
import { Alert, Button, LinkButton, ResultPanel } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { cartPlace } from '../mall/places.ts'
import type { Submitted } from './use-bom-submit.ts'

interface BomDoneProps {
  outcome: Submitted
  /** Whether what was left of the cart is being asked for. */
  isPosting: boolean
  /** Asks for what the mall did not have. */
  onPostRest: () => void
  /** Goes on with the list that was saved. */
  onOpen: (bomId: number) => void
  onAgain: () => void
}

/** A list was handed over: where each part of it is found again. */
export function BomDone({ outcome, isPosting, onPostRest, onOpen, onAgain }: BomDoneProps) {
  const place = usePlace()
  const { posted, lines, review } = outcome
  const inCart = inCartOf(outcome)

  return (
    <>
      <ResultPanel
        // What was left was posted: its button is gone, and the focus comes to what is true now.
        key={posted}
        title={titleOf(outcome)}
        focus="comes"
        facts={[
          { label: '购物车', value: `${inCart} 种` },
          { label: '求购', value: `${posted} 条` },
          { label: '待核对', value: `${review} 行` },
        ]}
        actions={<Ways outcome={outcome} onOpen={onOpen} onAgain={onAgain} />}
      >
        {review > 0 && `待核对 ${review} 行已保存，不会丢。`}
      </ResultPanel>
      {lines.length > 0 && (
        <TakenLines
          lines={lines}
          hrefOf={({ partId, model }) => (partId === undefined ? undefined : place(partPlace({ id: partId, model })))}
          action={<PostRest outcome={outcome} isPosting={isPosting} onPost={onPostRest} />}
        />
      )}
    </>
  )
}

const inCartOf = ({ lines }: Submitted): number => lines.filter(({ quantity }) => quantity > 0).length

function titleOf(outcome: Submitted): string {
  const inCart = inCartOf(outcome)
  const done = [inCart > 0 && `已加购 ${inCart} 种`, outcome.posted > 0 && `已发布 ${outcome.posted} 条求购`]
  return done.filter(Boolean).join('，') || '清单已保存'
}

function Ways({ outcome, onOpen, onAgain }: Pick<BomDoneProps, 'onAgain' | 'onOpen' | 'outcome'>) {
  const place = usePlace()
  const isFilled = inCartOf(outcome) > 0
  return (
    <>
      {isFilled && (
        <LinkButton tone="primary" href={place(cartPlace())}>
          去购物车
        </LinkButton>
      )}
      {outcome.posted > 0 && (
        <LinkButton {...(!isFilled && { tone: 'primary' })} href={centerHref({ type: 15 })}>
          看我的求购
        </LinkButton>
      )}
      <Button onPress={() => onOpen(outcome.bomId)}>打开保存的清单</Button>
      <Button tone="quiet" onPress={onAgain}>
        再配一份
      </Button>
    </>
  )
}

interface PostRestProps {
  outcome: Submitted
  isPosting: boolean
  onPost: () => void
}

/** What the mall does not have can be asked for in one press. */
function PostRest({ outcome: { rests, restFailures }, isPosting, onPost }: PostRestProps) {
  if (rests.length === 0) return null
  return (
    <>
      {restFailures.length > 0 && (
        <Alert tone="danger" title="有一部分没有发布成功，已成功的不会重复发布">
          {restFailures.join('；')}
        </Alert>
      )}
      <Button isPending={isPosting} onPress={onPost}>
        缺的 {rests.length} 种发布求购
      </Button>
    </>
  )
}
