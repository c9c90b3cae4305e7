import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './DownloadBar.styles.ts'

interface ZipNameProps {
  value: string
  onChange: (value: string) => void
  onEnter: () => void
}

/** The archive's name; what the site adds to it stands beside. */
export function ZipName({ value, onChange, onEnter }: ZipNameProps) {
  return (
    <S.Name>
      <TextField
        label="压缩包名称"
        isLabelHidden
        value={value}
        onChange={onChange}
        onEnter={onEnter}
        maxLength={120}
        suffix="_芯谱.zip"
      />
    </S.Name>
  )
}
