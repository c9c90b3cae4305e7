import { formatCount } from '@xinpu/sdk/format'
import { ChevronDown } from 'lucide-react'
import * as S from './ListToolbar.styles.ts'

export interface ListOrder {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface ListToolbarProps {
  /** What the list is of: 型号. */
  title: string
  /** Rows in all; 10001 stands for more than 10,000. */
  total: number
  /** The orders there are. */
  order?: ListOrder
  /** Actions on the list. */
  children?: React.ReactNode
}

/**
 * The line over a list: what it is of, how many, in which order, and what can be done with it. The order is the
 * system's own select: it is light, and right on every phone.
 */
export const ListToolbar = ({ title, total, order, children }: ListToolbarProps) => (
  <S.Line>
    <S.Title>
      {title} <S.Count>{formatCount(total)}</S.Count>
    </S.Title>
    <S.Tools>
      {children}
      {order && (
        <S.Order>
          <S.Choice aria-label="排序" value={order.value} onChange={({ target }) => order.onChange(target.value)}>
            {order.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </S.Choice>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </S.Order>
      )}
    </S.Tools>
  </S.Line>
)
