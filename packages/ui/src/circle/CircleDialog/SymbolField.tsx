import { ImageUpload, type ImageUploadProps } from '../../primitives/ImageUpload/ImageUpload.tsx'
import * as S from './CircleDialog.styles.ts'

/** A symbol of a schematic that a circle may have. */
export interface CircleSymbol {
  src: string
  label: string
}

export interface SymbolFieldProps {
  /** The symbols to choose from. */
  symbols: readonly CircleSymbol[]
  value: string
  onChange: (src: string) => void
  uploadImage: ImageUploadProps['onUpload']
  error: string | undefined
}

/** The mark of a circle: one of the symbols, or a picture of one's own. */
export function SymbolField({ symbols, value, onChange, uploadImage, error }: SymbolFieldProps) {
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
        onChange={([first]) => onChange(first ?? symbols[0]?.src ?? '')}
        onUpload={uploadImage}
        {...(error && { error })}
      />
    </S.Symbols>
  )
}
