import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Alert.styles.ts'

export type AlertTone = 'info' | 'ok' | 'warn' | 'danger'

export interface AlertProps {
  /**
   * What kind of news it is.
   *
   * @default 'info'
   */
  tone?: AlertTone
  /** The news in one line. */
  title: React.ReactNode
  /** What else is good to know. */
  children?: React.ReactNode
  /** One thing to do about it, at the right edge: a `Link` or a quiet `Button`. */
  action?: React.ReactNode
}

/** News about a region of a page that stays there until it is no longer true. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const drawing = icons[tone]

  return (
    <S.Root role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Icon of={drawing} />
      <S.Text>
        <div>{title}</div>
        {children && <S.More>{children}</S.More>}
      </S.Text>
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  )
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert }
