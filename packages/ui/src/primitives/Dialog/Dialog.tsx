import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Heading, Modal } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Dialog.styles.ts'
import { focusHeading } from './focus-heading.ts'
import { scrollByKeys } from './scroll-by-keys.ts'

export interface DialogProps {
  /** What the dialog asks or shows. */
  title: string
  /** A quieter line under the title. */
  subtitle?: React.ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** At the right of the head, before ‘关闭’. */
  actions?: React.ReactNode
  /** The answers; the primary one last. */
  footer?: React.ReactNode
  /**
   * Whether it opened by itself: the page under it still scrolls, and a click beside it closes it.
   *
   * @default false
   */
  autoOpened?: boolean
  /**
   * Whether a click beside it closes it too: right where nothing typed is lost.
   *
   * @default 'button'
   */
  closesBy?: 'button' | 'outside'
  children: React.ReactNode
}

/** A question or a short task over the page, 500 px wide; a sheet from below under 600 px. */
export function Dialog({
  title,
  subtitle,
  isOpen,
  onOpenChange,
  actions,
  footer,
  autoOpened = false,
  closesBy = 'button',
  children,
}: DialogProps) {
  return (
    <S.Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={autoOpened || closesBy === 'outside'}>
      {autoOpened && isOpen && <PageUnder />}
      <Modal>
        <S.Surface>
          <S.Head>
            <S.Titles>
              <Heading slot="title">{title}</Heading>
              {subtitle && <S.Subtitle>{subtitle}</S.Subtitle>}
            </S.Titles>
            <S.Corner>
              {actions}
              <TriggerButton slot="close" tone="quiet" shape="icon" aria-label="关闭">
                <Icon of={X} size={20} />
              </TriggerButton>
            </S.Corner>
          </S.Head>
          <S.Body ref={scrollByKeys}>{children}</S.Body>
          {footer && <S.Foot>{footer}</S.Foot>}
        </S.Surface>
      </Modal>
    </S.Scrim>
  )
}

/** Under a dialog that nobody asked for the page scrolls; when it goes, the page is read from its heading. */
function PageUnder() {
  useEffect(() => focusHeading, [])
  return <S.ScrollingPage />
}
