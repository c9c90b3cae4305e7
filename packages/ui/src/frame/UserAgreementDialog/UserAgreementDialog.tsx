import type { AgreementKind, AgreementText } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Terms } from './Terms.tsx'

export interface UserAgreementDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The texts in force, one after the other; that they are on their way, or why they did not come. */
  texts: readonly AgreementText[] | 'loading' | ErrorStateProps
  /** Ticks what opened the dialog and goes on; without it the text is only for reading. */
  onAgree?: () => void
  /** The text it opens at; the first unless said. */
  first?: AgreementKind
}

/** The agreement and the privacy policy, with their contents beside them; nobody has to scroll to the end. */
export function UserAgreementDialog({ isOpen, onOpenChange, texts, onAgree, first }: UserAgreementDialogProps) {
  const agree = () => {
    onOpenChange(false)
    onAgree?.()
  }

  return (
    <Dialog
      title="用户服务协议与隐私政策"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        onAgree &&
        isHere(texts) && (
          <>
            <Button onPress={() => onOpenChange(false)}>暂不同意</Button>
            <Button tone="primary" onPress={agree}>
              同意并继续
            </Button>
          </>
        )
      }
    >
      {isHere(texts) && <Terms texts={texts} {...(first && { first })} />}
      {texts === 'loading' && <Skeleton shape="text" count={12} />}
      {!isHere(texts) && texts !== 'loading' && <ErrorState {...texts} />}
    </Dialog>
  )
}

const isHere = (texts: UserAgreementDialogProps['texts']): texts is readonly AgreementText[] => Array.isArray(texts)
