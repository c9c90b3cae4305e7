import type { DirNode } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { TreeView } from '../../primitives/TreeView/TreeView.tsx'
import { NewFolder } from './NewFolder.tsx'
import { rootKey, useDirPicker } from './useDirPicker.ts'

export interface DirPickerDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What is put somewhere: the name of a document. */
  subject: string
  /** The folders at the root, each with those inside it. */
  nodes: readonly DirNode[]
  /**
   * Whether the folders are here, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** Makes a folder in another, or at the root; rejects with the server's word. */
  addFolder: (name: string, parentId: number | undefined) => Promise<DirNode>
  /** Puts it into a folder, or at the root; rejects with the server's word. */
  choose: (dirId: number | undefined) => Promise<unknown>
  /**
   * What the dialog is for.
   *
   * @default '存到云盘'
   */
  title?: string
  /**
   * What stands over all folders.
   *
   * @default '我的资料云盘'
   */
  rootName?: string
  /**
   * The verb on the button.
   *
   * @default '保存到此处'
   */
  verb?: string
}

/** Asks into which folder of the cloud disk something goes; a folder that lacks is made on the spot. */
export function DirPickerDialog(props: DirPickerDialogProps) {
  const { isOpen, onOpenChange, subject, nodes, state = 'ready', onRetry, title = '存到云盘' } = props
  const { rootName = '我的资料云盘', verb = '保存到此处' } = props
  const picker = useDirPicker(props)

  return (
    <Dialog
      title={title}
      subtitle={subject}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>取消</Button>
          <Button
            tone="primary"
            isDisabled={state !== 'ready'}
            isPending={picker.isSaving}
            onPress={() => void picker.save()}
          >
            {verb}
          </Button>
        </>
      }
    >
      {picker.refusal && <Alert tone="danger" title={picker.refusal} />}
      <TreeView
        label="文件夹"
        nodes={[{ id: rootKey, name: rootName, children: nodes }]}
        selected={picker.selected}
        onSelect={picker.onSelect}
        expanded={picker.expanded}
        onExpand={picker.onExpand}
        state={state}
        onRetry={onRetry}
      />
      {state === 'ready' && <NewFolder add={picker.add} />}
    </Dialog>
  )
}
