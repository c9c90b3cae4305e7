import { X } from 'lucide-react'
import { Heading, Modal } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { scrollByKeys } from '../Dialog/scroll-by-keys.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Drawer.styles.ts'

export type DrawerSide = 'right' | 'left' | 'bottom'

export interface DrawerProps {
  /** What it holds. */
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * The edge it comes from.
   *
   * @default 'right'
   */
  side?: DrawerSide
  /**
   * How much of the window it takes from a side: `lg` for a form whose fields stand beside each other.
   *
   * @default 'md'
   */
  size?: 'lg' | 'md'
  /** What to do with what it holds; stays in sight. */
  footer?: React.ReactNode
  children: React.ReactNode
}

/** A panel from the edge of the window: filters and menus where there is no room beside the page. */
export function Drawer({ title, isOpen, onOpenChange, side = 'right', size = 'md', footer, children }: DrawerProps) {
  return (
    <S.Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable $side={side} $size={size}>
      <Modal>
        <S.Surface>
          <S.Head>
            <Heading slot="title">{title}</Heading>
            <TriggerButton slot="close" tone="quiet" shape="icon" aria-label="关闭">
              <Icon of={X} size={20} />
            </TriggerButton>
          </S.Head>
          <S.Body ref={scrollByKeys}>{children}</S.Body>
          {footer && <S.Foot>{footer}</S.Foot>}
        </S.Surface>
      </Modal>
    </S.Scrim>
  )
}
