import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { croppedFile, middleOf } from './cropped-file.ts'
import * as S from './CropDialog.styles.ts'

interface CropDialogProps {
  src: string
  aspect?: number
  onCrop: (file: File) => void
  onClose: () => void
}

/** Asks what is to be seen of an image. Loaded late: it carries the cropper. */
export function CropDialog({ src, aspect, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>()
  const [image, setImage] = useState<HTMLImageElement>()
  const [isLocked, setLocked] = useState(false)

  const cut = async () => {
    if (!image || !crop) return
    try {
      onCrop(await croppedFile(image, crop))
      onClose()
    } catch {
      setLocked(true)
    }
  }

  return (
    <Dialog
      title="裁剪图片"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button tone="primary" isDisabled={!crop?.width || !crop.height || isLocked} onPress={() => void cut()}>
            裁剪
          </Button>
        </>
      }
    >
      {isLocked && <Alert tone="danger" title="这张图片不能在浏览器里裁剪，请裁好后重新上传" />}
      <S.Stage>
        <ReactCrop
          crop={crop}
          aspect={aspect}
          keepSelection
          ariaLabels={labels}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            src={src}
            alt="要裁剪的图片"
            crossOrigin="anonymous"
            onLoad={({ currentTarget }) => {
              setImage(currentTarget)
              setCrop(middleOf(currentTarget, aspect))
            }}
            onError={() => setLocked(true)}
          />
        </ReactCrop>
      </S.Stage>
    </Dialog>
  )
}

const labels = {
  cropArea: '裁剪区域，用方向键移动',
  nwDragHandle: '左上角，用方向键改变大小',
  nDragHandle: '上边，用方向键改变大小',
  neDragHandle: '右上角，用方向键改变大小',
  eDragHandle: '右边，用方向键改变大小',
  seDragHandle: '右下角，用方向键改变大小',
  sDragHandle: '下边，用方向键改变大小',
  swDragHandle: '左下角，用方向键改变大小',
  wDragHandle: '左边，用方向键改变大小',
}
