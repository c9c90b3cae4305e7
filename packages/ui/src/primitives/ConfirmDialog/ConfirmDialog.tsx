import { useId } from 'react'
import { Heading, Modal } from 'react-aria-components'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { scrollByKeys } from '../Dialog/scroll-by-keys.ts'
import * as S from './ConfirmDialog.styles.ts'
import { useConfirm } from './useConfirm.ts'

export type ConfirmTone = 'danger' | 'plain'

export interface ConfirmDialogProps {
  /** The act and its object: ‘删除 3 个文件’. */
  title: string
  /** What follows from it, and whether it can be undone. */
  children: React.ReactNode
  /** The verb on the button, the title's own: ‘删除 3 个文件’, never ‘确定’. */
  verb: string
  /**
   * Whether something is lost by it.
   *
   * @default 'danger'
   */
  tone?: ConfirmTone
  /**
   * What the safe answer is called.
   *
   * @default '取消'
   */
  cancel?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Does it; the dialog waits for the promise, closes when it is kept and stays when it is broken. */
  confirm: () => void | Promise<unknown>
  /**
   * What to tell when it failed.
   *
   * @default () => '没有成功，请再试一次'
   */
  failureOf?: (error: unknown) => string
}

/** The last question before something that cannot be taken back; the safe answer has the focus. */
export function ConfirmDialog({
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
