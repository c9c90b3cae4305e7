import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { cropLabels } from './crop-labels.ts'
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
          ariaLabels={cropLabels}
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
