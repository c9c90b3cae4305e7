import type { MallGoods } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import * as S from './GoodsCard.styles.ts'

export interface GoodsListProps<Goods extends MallGoods = MallGoods> {
  goods: readonly Goods[]
  /** Pieces that are wanted, of all or of each. */
  qty: number | ((goods: Goods) => number)
  hrefOf: (goods: Goods) => Href
  onAdd?: (goods: Goods, pieces: number) => void
  /** What is new about the price of each. */
  newsOf?: (goods: Goods) => React.ReactNode
  /** What else can be done with each. */
  actionOf?: (goods: Goods) => React.ReactNode
  /** @default 'row' */
  view?: 'card' | 'row'
}

/** Goods one under another, or as the cards of a floor. */
export function GoodsList<Goods extends MallGoods>({ goods, qty, view = 'row', ...props }: GoodsListProps<Goods>) {
  const { hrefOf, onAdd, newsOf, actionOf } = props
  const Root = view === 'row' ? S.Rows : S.Cards
  return (
    <Root ref={layOutAtRest} style={roomOf(goods.length, view)}>
      {goods.map((one) => (
        <GoodsCard
          key={one.mallGoodsId}
          goods={one}
          qty={typeof qty === 'number' ? qty : qty(one)}
          view={view}
          href={hrefOf(one)}
          news={newsOf?.(one)}
          action={actionOf?.(one)}
          {...(onAdd && { onAdd: (pieces: number) => onAdd(one, pieces) })}
        />
      ))}
    </Root>
  )
}

/** What a row of the list takes where it is wide enough, in pixels, and how many stand in it. */
const rooms = { row: { height: 85, abreast: 1 }, card: { height: 181, abreast: 4 } }

/** About what they take, until they are seen. */
function roomOf(count: number, view: 'card' | 'row') {
  const { height, abreast } = rooms[view]
  return { containIntrinsicBlockSize: `auto ${Math.ceil(count / abreast) * height}px` }
}

/** A page that never rests goes on all the same, milliseconds. */
const latest = 3000

/** What the first screen did not need is laid out once the page rests: left to the first Tab, the key would wait for it. */
function layOutAtRest(list: HTMLElement | null) {
  const show = () => list?.style.setProperty('content-visibility', 'visible')
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) return void setTimeout(show)
  const asked = requestIdleCallback(show, { timeout: latest })
  return () => cancelIdleCallback(asked)
}
