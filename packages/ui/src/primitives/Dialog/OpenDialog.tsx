import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Heading, Modal } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { DialogProps } from './Dialog.tsx'
import * as S from './Dialog.styles.ts'
import { focusHeading } from './focus-heading.ts'
import { scrollByKeys } from './scroll-by-keys.ts'
import { useLeaving } from './useLeaving.ts'

/** What a `Dialog` is once it is open. */
export function OpenDialog({
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
  const leaving = useLeaving(onOpenChange)
  return (
    <S.Scrim isOpen={isOpen} {...leaving} isDismissable={autoOpened || closesBy === 'outside'}>
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
