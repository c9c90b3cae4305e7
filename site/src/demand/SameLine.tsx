import { Button, LinkButton } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from './places.ts'
import type { PastedLine } from './read-lines.ts'
import type { useLinePosting } from './use-line-posting.ts'

interface SameLineProps {
  line: PastedLine | undefined
  posting: ReturnType<typeof useLinePosting>
}

/** What can be done with a line whose owner has the same open already. */
export function SameLine({ line, posting }: SameLineProps) {
  const place = usePlace()
  const sameId = line && posting.refused.get(line.text)?.sameId
  if (!line || sameId === undefined) return null

  return (
    <>
      <Button size="sm" isDisabled={posting.isSending} onPress={() => void posting.update(line, sameId)}>
        更新原信息
      </Button>
      <Button size="sm" tone="quiet" isDisabled={posting.isSending} onPress={() => void posting.insist(line)}>
        仍然发布
      </Button>
      <LinkButton size="sm" tone="quiet" href={place(postPlace(sameId))}>
        查看原信息
      </LinkButton>
    </>
  )
}
