import { faultsIn, orderCommentRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { ScoreField } from './ScoreField.tsx'

interface CommentFormProps extends OrderFormProps<OrderSends['comment']> {
  uploadImage: SendFile
}

/** How it was: one to five stars, and words for those who buy next. */
export function CommentForm({ uploadImage, ...props }: CommentFormProps) {
  const [score, setScore] = useState<number | null>(null)
  const [content, setContent] = useState('')
  const [images, setImages] = useState<string[]>([])

  return (
    <OrderForm
      {...props}
      label="评价"
      submitLabel="发布评价"
      faults={faultsIn(
        orderCommentRules,
        { score: score ?? undefined, content, images },
        { score: score === null && '请选择评分' },
      )}
      values={() => ({
        score: score ?? 0,
        ...(content.trim() && { content: content.trim() }),
        ...(images.length > 0 && { images }),
      })}
    >
      {(errorOf) => (
        <>
          <ScoreField value={score} onChange={setScore} error={errorOf('score')} />
          <TextArea
            {...ruled(orderCommentRules, 'content')}
            rows={3}
            value={content}
            onChange={setContent}
            placeholder="批号与标签、包装、发货速度"
            help="发布后不能修改，所有人可见"
            error={errorOf('content')}
          />
          <ImageUpload
            {...ruled(orderCommentRules, 'images')}
            images={images}
            onChange={setImages}
            onUpload={uploadImage}
            max={9}
            error={errorOf('images')}
          />
        </>
      )}
    </OrderForm>
  )
}
