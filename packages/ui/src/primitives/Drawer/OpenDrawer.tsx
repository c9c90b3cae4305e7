import { X } from 'lucide-react'
import { Heading, Modal } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { scrollByKeys } from '../Dialog/scroll-by-keys.ts'
import { useLeaving } from '../Dialog/useLeaving.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { DrawerProps } from './Drawer.tsx'
import * as S from './Drawer.styles.ts'

/** What a `Drawer` is once it is open. */
export function OpenDrawer({
  title,
  isOpen,
  onOpenChange,
  side = 'right',
  size = 'md',
  footer,
  children,
}: DrawerProps) {
  const leaving = useLeaving(onOpenChange)
  return (
    <S.Scrim isOpen={isOpen} {...leaving} isDismissable $side={side} $size={size}>
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
