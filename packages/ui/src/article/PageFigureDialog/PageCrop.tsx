import { useEffect, useRef, useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Stage } from '../../primitives/ImageUpload/CropDialog.styles.ts'
import { cropLabels } from '../../primitives/ImageUpload/crop-labels.ts'
import { croppedFile } from '../../primitives/ImageUpload/cropped-file.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { PageFigure, PageFigureDialogProps, SheetHit } from './PageFigureDialog.tsx'
import * as S from './PageFigureDialog.styles.ts'

interface PageCropProps extends Pick<PageFigureDialogProps, 'onFigure' | 'send' | 'sheets'> {
  sheet: SheetHit
  onBack: () => void
}

/** What a page begins with: its upper half, without the margins. */
const upperHalf: PercentCrop = { unit: '%', x: 8, y: 10, width: 84, height: 40 }

/** Which page, what of it, and what it shows. Carries the cropper. */
export function PageCrop({ sheet, sheets, send, onFigure, onBack }: PageCropProps) {
  const [page, setPage] = useState(1)
  const [crop, setCrop] = useState<PercentCrop>(upperHalf)
  const [image, setImage] = useState<HTMLImageElement>()
  const [caption, setCaption] = useState('')
  const [fault, setFault] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const leaving = useRef<AbortController>(undefined)
  const isReady = image !== undefined && crop.width > 0 && crop.height > 0

  function turnTo(wanted: number | null) {
    if (wanted === null || wanted < 1 || wanted > sheet.pageCount || wanted === page) return
    setImage(undefined)
    setFault(undefined)
    setPage(wanted)
  }

  useEffect(() => {
    const shown = new AbortController()
    leaving.current = shown
    return () => shown.abort()
  }, [])

  async function cut() {
    const signal = leaving.current?.signal
    if (!image || !signal) return
    setPercent(0)
    try {
      const { url } = await send(await croppedFile(image, crop), { signal, onProgress: setPercent })
      if (!signal.aborted) onFigure(figureOf(url))
    } catch (error) {
      setFault(refusalOf(error, '网络中断，图没有传上去，请再试一次'))
    } finally {
      setPercent(undefined)
    }
  }

  const figureOf = (src: string): PageFigure => ({
    src,
    caption: caption.trim(),
    href: sheets.hrefOf(sheet.id, page),
    source: `${sheet.title}，第 ${page} 页`,
  })

  return (
    <S.Parts>
      <S.Chosen>
        <strong>{sheet.title}</strong>
        <Button tone="quiet" size="sm" onPress={onBack}>
          换一份
        </Button>
      </S.Chosen>
      <NumberField
        label="页码"
        value={page}
        onChange={turnTo}
        min={1}
        max={sheet.pageCount}
        step={1}
        unit={`/ ${sheet.pageCount} 页`}
      />
      {fault && <Alert tone="danger" title={fault} />}
      <Stage aria-busy={image === undefined}>
        <ReactCrop crop={crop} keepSelection ariaLabels={cropLabels} onChange={(_, percent) => setCrop(percent)}>
          <img
            key={page}
            src={sheets.pictureOf(sheet.id, page)}
            alt={`${sheet.title} 第 ${page} 页`}
            width={900}
            height={1273}
            onLoad={({ currentTarget }) => setImage(currentTarget)}
            onError={() => setFault('这一页没能显示，请换一页，或稍后再试')}
          />
        </ReactCrop>
      </Stage>
      <TextField
        label="图的说明"
        value={caption}
        onChange={setCaption}
        maxLength={120}
        placeholder="这张图说明了什么，在什么条件下"
        help="出处会自动写在后面。"
      />
      <S.Ways>
        <Button tone="primary" isDisabled={!isReady} isPending={percent !== undefined} onPress={() => void cut()}>
          放进正文
        </Button>
      </S.Ways>
    </S.Parts>
  )
}
