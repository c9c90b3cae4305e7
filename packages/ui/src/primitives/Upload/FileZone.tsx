import { CloudUpload } from 'lucide-react'
import { FileTrigger, isFileDropItem, type DropItem } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './FileZone.styles.ts'

interface FileZoneProps {
  /** Named by the field's label. */
  labelledBy: string
  accept: readonly string[]
  /** What the button says: 选择文件, 选择图片. */
  verb: string
  /** What can be put in. */
  rules: string
  allowsMultiple: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  onFiles: (files: readonly File[]) => void
  buttonRef: React.Ref<HTMLButtonElement>
}

/** Where files go in: chosen, dropped or pasted. */
export function FileZone({
  verb,
  rules,
  accept,
  allowsMultiple,
  isDisabled,
  onFiles,
  buttonRef,
  ...props
}: FileZoneProps) {
  const paste = (event: React.ClipboardEvent) => {
    if (isDisabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    // RAC listens for the same paste on the document.
    event.stopPropagation()
    onFiles([...event.clipboardData.files])
  }

  return (
    <div onPaste={paste}>
      <S.Zone
        aria-label={`拖入或粘贴，${rules}`}
        isDisabled={isDisabled}
        data-invalid={props.isInvalid || undefined}
        getDropOperation={() => (isDisabled ? 'cancel' : 'copy')}
        onDrop={({ items }) => void filesOf(items).then(onFiles)}
      >
        <Icon of={CloudUpload} size={20} />
        <S.Ways>
          <FileTrigger
            acceptedFileTypes={[...accept]}
            allowsMultiple={allowsMultiple}
            onSelect={(files) => files && onFiles([...files])}
          >
            <TriggerButton ref={buttonRef} size="sm" isDisabled={isDisabled} aria-describedby={props.labelledBy}>
              {verb}
            </TriggerButton>
          </FileTrigger>
          <span>或拖到这里，也可以粘贴</span>
        </S.Ways>
        <S.Rules>{rules}</S.Rules>
      </S.Zone>
    </div>
  )
}

const filesOf = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))
