import type { SaidPart } from '@xinpu/ui/article'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { searchPlace } from '../search/places.ts'
import { LivePart } from './LivePart.tsx'

/** A part number that somebody said, as live as those of articles. */
export function SaidPartChip({ word, modelId, children }: SaidPart) {
  const place = usePlace()
  const href = place(modelId === undefined ? searchPlace(word) : partPlace({ id: modelId, model: word }))
  return (
    <LivePart word={word} partId={modelId} href={href}>
      {children}
    </LivePart>
  )
}
