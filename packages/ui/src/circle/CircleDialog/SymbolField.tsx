import { ImageUpload, type ImageUploadProps } from '../../primitives/ImageUpload/ImageUpload.tsx'
import * as S from './CircleDialog.styles.ts'

/** Symbols of a schematic that a circle may have. */
export const symbols = [
  { src: '/files/circle/power.svg', label: '电源' },
  { src: '/files/circle/mcu.svg', label: '芯片' },
  { src: '/files/circle/bus.svg', label: '总线' },
  { src: '/files/circle/analog.svg', label: '运放' },
  { src: '/files/circle/layout.svg', label: '走线' },
  { src: '/files/circle/mosfet.svg', label: '功率管' },
  { src: '/files/circle/rf.svg', label: '天线' },
  { src: '/files/circle/buying.svg', label: '采购' },
] as const

export interface SymbolFieldProps {
  value: string
  onChange: (src: string) => void
  uploadImage: ImageUploadProps['onUpload']
  error: string | undefined
}

/** The mark of a circle: one of the symbols, or a picture of one's own. */
export function SymbolField({ value, onChange, uploadImage, error }: SymbolFieldProps) {
  const own = symbols.some(({ src }) => src === value) || value === '' ? [] : [value]

  return (
    <S.Symbols>
      <legend>符号</legend>
      {symbols.map(({ src, label }) => (
        <S.Symbol key={src}>
          <input type="radio" name="symbol" aria-label={label} checked={src === value} onChange={() => onChange(src)} />
          <img src={src} alt="" width={28} height={28} />
        </S.Symbol>
      ))}
      <ImageUpload
        label="或上传"
        max={1}
        aspect={1}
        images={own}
        onChange={([first]) => onChange(first ?? symbols[0].src)}
        onUpload={uploadImage}
        {...(error && { error })}
      />
    </S.Symbols>
  )
}
