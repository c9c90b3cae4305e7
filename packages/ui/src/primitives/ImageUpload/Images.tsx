import { Crop, GripVertical, X } from 'lucide-react'
import { DropIndicator, useDragAndDrop, type Key } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './ImageUpload.styles.ts'

interface ImagesProps {
  label: string
  images: readonly string[]
  onOrder: (images: string[]) => void
  onCrop: (image: string) => void
  onRemove: (image: string) => void
  isDisabled?: boolean
}

/** The images that have arrived; a handle moves each by mouse, finger or keys. */
export function Images({ label, images, onOrder, onCrop, onRemove, isDisabled }: ImagesProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onOrder(moved(images, keys, target)),
    renderDropIndicator: (target) => <DropIndicator target={target} />,
  })
  if (images.length === 0) return null

  return (
    <S.Images
      // A list that can be sorted does not become one that cannot: it is another list.
      key={isDisabled ? 'fixed' : 'sorted'}
      aria-label={label}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={isDisabled ? undefined : dragAndDropHooks}
      dependencies={[images, isDisabled]}
    >
      {images.map((image, at) => (
        <S.Item key={image} id={image} textValue={`第 ${at + 1} 张`}>
          <S.Picture src={image} alt={`第 ${at + 1} 张`} draggable={false} />
          {!isDisabled && (
            <S.Ways>
              <TriggerButton slot="drag" tone="quiet" size="sm" shape="icon" aria-label={`移动第 ${at + 1} 张`}>
                <Icon of={GripVertical} />
              </TriggerButton>
              <TriggerButton
                tone="quiet"
                size="sm"
                shape="icon"
                aria-label={`裁剪第 ${at + 1} 张`}
                onPress={() => onCrop(image)}
              >
                <Icon of={Crop} />
              </TriggerButton>
              <TriggerButton
                tone="quiet"
                size="sm"
                shape="icon"
                aria-label={`移除第 ${at + 1} 张`}
                onPress={() => onRemove(image)}
              >
                <Icon of={X} />
              </TriggerButton>
            </S.Ways>
          )}
        </S.Item>
      ))}
    </S.Images>
  )
}

interface Target {
  key: Key
  dropPosition: 'before' | 'on' | 'after'
}

function moved(images: readonly string[], keys: Set<Key>, { key, dropPosition }: Target): string[] {
  const rest = images.filter((image) => !keys.has(image))
  const at = rest.indexOf(String(key))
  if (at < 0) return [...images]

  return rest.toSpliced(dropPosition === 'after' ? at + 1 : at, 0, ...images.filter((image) => keys.has(image)))
}
