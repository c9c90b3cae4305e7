import { Button, Dialog } from '@xinpu/ui/primitives'
import type { useBomSubmit } from './use-bom-submit.ts'

interface BomTakenProps extends Pick<ReturnType<typeof useBomSubmit>, 'freeName' | 'setFreeName' | 'submitAs'> {
  /** What the list is called. */
  name: string
}

/** Asks what becomes of another list that has the same name. */
export const BomTaken = ({ name, freeName, setFreeName, submitAs }: BomTakenProps) => (
  <Dialog
    title={`已有一份「${name}」`}
    isOpen={freeName !== undefined}
    onOpenChange={() => setFreeName(undefined)}
    footer={
      <>
        <Button tone="danger" onPress={() => void submitAs(name)}>
          替换「{shortened(name)}」
        </Button>
        <Button tone="primary" onPress={() => void submitAs(freeName ?? name)}>
          另存为「{shortened(freeName ?? name)}」
        </Button>
      </>
    }
  >
    替换后，那份清单、它的分享链接和由它发布的求购都改成这一份的内容，原来的行只在「版本」里还能看到。另存为不动那一份。
  </Dialog>
)

/** A name that fits on a button; its end tells two of them apart. */
const shortened = (name: string) => (name.length > 18 ? `${name.slice(0, 10)}…${name.slice(-6)}` : name)
