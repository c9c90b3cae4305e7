import { Upload } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { TriggerButton } from '../../primitives/Button/TriggerButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'

export interface UploadButtonProps {
  /**
   * What it says.
   *
   * @default '上传'
   */
  label?: string
  onFiles: (files: readonly File[]) => void
}

/** Chooses files of this computer. */
export const UploadButton = ({ label = '上传', onFiles }: UploadButtonProps) => (
  <FileTrigger allowsMultiple onSelect={(list) => list && onFiles([...list])}>
    <TriggerButton tone="primary">
      <Icon of={Upload} /> {label}
    </TriggerButton>
  </FileTrigger>
)
