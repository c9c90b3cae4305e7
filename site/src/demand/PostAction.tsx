import type { DemandVO } from '@xinpu/sdk/types'
import { LinkButton } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from './places.ts'
import { enquiryPlace } from './quote-places.ts'

/** 报价 for what is wanted, 询价 for what is offered; one's own is changed. */
export function PostAction({ post: { id, type, model }, isMine }: { post: DemandVO; isMine: boolean }) {
  const place = usePlace()
  const word = isMine ? '修改' : type === 1 ? '报价' : '询价'
  return (
    <LinkButton
      size="sm"
      href={place(isMine ? createPlace({ id }) : enquiryPlace(id))}
      aria-label={`${word} ${model}`}
      rel="nofollow"
    >
      {word}
    </LinkButton>
  )
}
