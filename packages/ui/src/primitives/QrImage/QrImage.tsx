import { encodeQR } from 'qr'
import { useMemo } from 'react'
import * as S from './QrImage.styles.ts'

export { qrPicture } from './qr-picture.ts'

export type QrSize = 'sm' | 'md' | 'lg'

export interface QrImageProps {
  /** The text in the code: an address, a payment. It never leaves the page. */
  value: string
  /** What scanning it does: ‘用微信扫码付款’. Read aloud, and shown under the code. */
  label: string
  /**
   * 120, 180 or 240 px wide.
   *
   * @default 'md'
   */
  size?: QrSize
  /** The same without a camera, under the label: a link to it, or a `CopyText`. */
  instead?: React.ReactNode
}

/** A QR code, drawn here and on paper in both themes, with words and another way for those who cannot scan it. */
export function QrImage({ value, label, size = 'md', instead }: QrImageProps) {
  const code = useMemo(() => drawingOf(value), [value])

  return (
    <S.Root>
      {code ? (
        <S.Paper
          role="img"
          aria-label={`二维码：${label}`}
          viewBox={`0 0 ${code.side} ${code.side}`}
          width={sides[size]}
          height={sides[size]}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </S.Paper>
      ) : (
        <S.TooLong style={{ width: sides[size], height: sides[size] }}>内容太长，不能显示为二维码</S.TooLong>
      )}
      <S.Words>
        <span>{label}</span>
        {instead && <S.Instead>{instead}</S.Instead>}
      </S.Words>
    </S.Root>
  )
}

const sides: Record<QrSize, number> = { sm: 120, md: 180, lg: 240 }

/** Readers want four empty squares around a code. */
const border = 4

/** One path for all dark squares, a run at a time; nothing where the text does not fit in a code. */
function drawingOf(value: string): { side: number; path: string } | null {
  try {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border })
    return { side: rows.length, path: rows.map(runsOf).join('') }
  } catch {
    return null
  }
}

function runsOf(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(
    cells.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('')
}
