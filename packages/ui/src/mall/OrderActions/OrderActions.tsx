import type { OrderAction, OrderSide } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { Ellipsis } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ButtonLook } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { actionsOf } from '../order-facts.ts'
import * as S from './OrderActions.styles.ts'
import { isLoss, isUrgent, wordOf } from './order-words.ts'

export interface OrderHrefs {
  /** Where the order is paid, and its vouchers are. */
  pay: Href
  /** The order's own page; left out where one is on it. */
  detail?: Href
}

export interface OrderActionsProps {
  order: OrderVO
  /** The side from which it is seen. */
  side: OrderSide
  /** What was chosen; what is a place of its own (payment, vouchers) is a link and does not come here. */
  onAction: (action: OrderAction) => void
  hrefs: OrderHrefs
  /**
   * Two and a menu in the row of a list; all of them at the head of a page, where a phone keeps the first.
   *
   * @default 'row'
   */
  layout?: 'head' | 'row'
}

/** What a side can do about an order now; the most likely stands last, at the edge, where it is pressed. */
export function OrderActions({ layout = 'row', ...props }: OrderActionsProps) {
  const actions = actionsOf(props.order, props.side)
  const shown = layout === 'row' ? 2 : actions.length
  if (actions.length === 0) return <See {...props} layout={layout} />

  return (
    <S.Root data-layout={layout} role="group" aria-label={`订单 ${props.order.orderNo} 的操作`}>
      <More {...props} actions={actions.slice(layout === 'row' ? shown : 1)} layout={layout} />
      {actions
        .slice(0, shown)
        .map((action, index) => (
          <Action key={action} {...props} action={action} layout={layout} isFirst={index === 0} />
        ))
        .toReversed()}
    </S.Root>
  )
}

type LaidOut = Omit<OrderActionsProps, 'layout'> & { layout: 'head' | 'row' }

/** Nothing to do: a way to read on. */
const See = ({ order, hrefs, layout }: LaidOut) =>
  hrefs.detail === undefined ? null : (
    <S.Root data-layout={layout}>
      <LinkButton size={sizes[layout]} href={hrefs.detail} aria-label={`查看详情 ${order.orderNo}`}>
        查看详情
      </LinkButton>
    </S.Root>
  )

const sizes = { head: 'md', row: 'sm' } as const

interface ActionProps extends LaidOut {
  action: OrderAction
  isFirst: boolean
}

function Action({ action, order, onAction, hrefs, layout, isFirst }: ActionProps) {
  const label = wordOf(action, order)
  const look: ButtonLook = { size: sizes[layout], tone: toneOf(action, layout, isFirst) }
  const name = `${label} ${order.orderNo}`
  return (
    <S.One data-first={isFirst || undefined}>
      {isPlace(action) ? (
        <LinkButton {...look} href={hrefs.pay} aria-label={name}>
          {label}
        </LinkButton>
      ) : (
        <Button {...look} onPress={() => onAction(action)} aria-label={name}>
          {label}
        </Button>
      )}
    </S.One>
  )
}

function toneOf(action: OrderAction, layout: 'head' | 'row', isFirst: boolean) {
  if (!isFirst) return layout === 'row' ? 'quiet' : 'plain'
  return isUrgent(action) || (layout === 'head' && action === 'finish') ? 'primary' : 'plain'
}

const isPlace = (action: OrderAction): boolean => action === 'pay' || action === 'voucher'

interface MoreProps extends LaidOut {
  actions: readonly OrderAction[]
}

/** What has no room. */
function More({ actions, order, onAction, hrefs, layout }: MoreProps) {
  if (actions.length === 0) return null
  return (
    <S.More>
      <Menu
        placement="bottom end"
        trigger={
          <Button tone="quiet" shape="icon" size={sizes[layout]} aria-label={`更多操作 ${order.orderNo}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
        items={actions.map((action) => ({
          id: action,
          label: wordOf(action, order),
          tone: isLoss(action) ? 'danger' : 'plain',
          ...(isPlace(action) && { href: hrefs.pay }),
        }))}
        onAction={(id) => {
          const chosen = actions.find((action) => action === id)
          if (chosen) onAction(chosen)
        }}
      />
    </S.More>
  )
}
