import type { ArticleValues } from '@xinpu/ui/article'
import { Button, Dialog } from '@xinpu/ui/primitives'
import { Differences } from './DraftNotice.tsx'

interface ConflictDialogProps {
  /** What the other window saved. */
  other: ArticleValues
  values: ArticleValues
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Goes on with what stands here, with what the other window has, or keeps this one as an article of its own. */
  onMine: () => void
  onOther: () => void
  onBoth: () => void
}

/** Two windows changed one article: nothing of either is lost. */
export const ConflictDialog = ({ other, values, onMine, onOther, onBoth, ...opening }: ConflictDialogProps) => (
  <Dialog
    {...opening}
    title="另一窗口已修改"
    subtitle="逐段比较。选“两份都留”，这个窗口的会另存为新草稿。"
    footer={
      <>
        <Button tone="quiet" onPress={onOther}>
          用另一窗口的
        </Button>
        <Button onPress={onBoth}>两份都留</Button>
        <Button tone="primary" onPress={onMine}>
          用这个窗口的
        </Button>
      </>
    }
  >
    <Differences before={other} after={values} sides={['另一窗口', '这个窗口']} />
  </Dialog>
)
