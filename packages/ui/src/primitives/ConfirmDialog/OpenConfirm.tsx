import { useId } from 'react'
import { Heading, Modal } from 'react-aria-components'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { scrollByKeys } from '../Dialog/scroll-by-keys.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import * as S from './ConfirmDialog.styles.ts'
import { useConfirm } from './useConfirm.ts'

/** What a `ConfirmDialog` is once it is open. */
export function OpenConfirm({
  title,
  children,
  verb,
  tone = 'danger',
  cancel = '取消',
  isOpen,
  onOpenChange,
  confirm,
  failureOf = anyFailure,
}: ConfirmDialogProps) {
  const body = useId()
  const { isPending, failure, answer, close } = useConfirm({ onOpenChange, confirm, failureOf })

  return (
    <S.Scrim isOpen={isOpen} onOpenChange={close} isKeyboardDismissDisabled={isPending}>
      <Modal>
        <S.Surface role="alertdialog" aria-describedby={body}>
          <S.Head>
            <Heading slot="title">{title}</Heading>
          </S.Head>
          <S.Body id={body} ref={scrollByKeys}>
            <S.Consequence>{children}</S.Consequence>
            {failure && <Alert tone="danger" title={failure} />}
          </S.Body>
          <S.Foot>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: here to the answer that loses nothing */}
            <Button autoFocus isDisabled={isPending} onPress={() => close(false)}>
              {cancel}
            </Button>
            <Button tone={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={answer}>
              {verb}
            </Button>
          </S.Foot>
        </S.Surface>
      </Modal>
    </S.Scrim>
  )
}

const anyFailure = () => '没有成功，请再试一次'
