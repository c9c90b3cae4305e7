import { ArrowUp, Clock, GitCompareArrows, Mail, MessageSquare, ShoppingCart, type LucideIcon } from 'lucide-react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './SideMenu.styles.ts'

/** What stands at hand on every page; a tool without a handler or a place is not shown. */
export interface SideTools {
  /** Opens what was looked at before. */
  onRecentViews?: () => void
  /** Opens the feedback form. */
  onFeedback?: () => void
  /** The cart and how many lines lie in it. */
  cart?: { href: Href; count: number }
  /** Opens the messages, and how many are unread. */
  messages?: { onOpen: () => void; count: number }
  /** Opens the comparison, and how many parts of six are in it. */
  compare?: { onOpen: () => void; count: number }
}

export interface SideMenuProps extends SideTools {
  /** Goes back to the head of the page. */
  onTop?: () => void
}

/** The dock at the right edge from 1024 px; under that, the same tools stand in the drawer of the header. */
export function SideMenu({ onRecentViews, onFeedback, cart, messages, compare, onTop }: SideMenuProps) {
  return (
    <S.Root aria-label="侧边工具">
      {onRecentViews && <Tool icon={Clock} label="最近浏览" onPress={onRecentViews} />}
      {onFeedback && <Tool icon={MessageSquare} label="意见反馈" onPress={onFeedback} />}
      {cart && (
        <S.ToolLink href={cart.href} target="_blank">
          <Icon of={ShoppingCart} size={18} />
          <Words text="购物车" />
          <Count count={cart.count} label="件商品" />
        </S.ToolLink>
      )}
      {messages && <Tool icon={Mail} label="我的消息" onPress={messages.onOpen} count={messages.count} />}
      {compare && (
        <Tool icon={GitCompareArrows} label="对比" figure={`${compare.count}/${comparable}`} onPress={compare.onOpen} />
      )}
      {onTop && <Tool icon={ArrowUp} label="返回顶部" onPress={onTop} />}
    </S.Root>
  )
}

/** More than six parts side by side nobody reads. */
export const comparable = 6

interface ToolProps {
  icon: LucideIcon
  label: string
  figure?: string
  count?: number
  onPress: () => void
}

const Tool = ({ icon, label, figure, count = 0, onPress }: ToolProps) => (
  <S.ToolButton onPress={onPress}>
    <Icon of={icon} size={18} />
    <span>
      <Words text={label} />
      {figure && ' '}
      {figure && <S.Figure>{figure}</S.Figure>}
    </span>
    <Count count={count} label="条未读消息" />
  </S.ToolButton>
)

/** Four characters stand two by two; the name read aloud stays one word. */
const Words = ({ text }: { text: string }) => <S.Words $line={text.length === 4 ? 2 : text.length}>{text}</S.Words>

const Count = ({ count, label }: { count: number; label: string }) =>
  count > 0 && (
    <S.Corner>
      <Badge count={count} label={label} />
    </S.Corner>
  )
