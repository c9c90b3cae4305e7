import type { ChipModel } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { failureIn, pageIn } from '../../primitives/ListRegion/listed.ts'
import { token } from '../../theme/index.ts'

export interface PartChipProps {
  /** The part number as it is written. */
  model: React.ReactNode
  /** It, read aloud with its card. */
  label: string
  href: Href
  /** What the catalogue knows of it: one part, several that begin so, none, or that it is still asked. */
  parts: Listed<ChipModel>
  hrefOf: (part: ChipModel) => Href
  /** The card opened: a good moment to ask. */
  onOpen: () => void
}

/** A part number in a text: a link, and while the pointer rests on it what the catalogue knows. */
export const PartChip = ({ model, label, href, onOpen, ...known }: PartChipProps) => (
  <HoverCard
    trigger={<Chip href={href}>{model}</Chip>}
    label={`${label} 的资料`}
    opensOn="focus"
    onOpenChange={(isOpen) => isOpen && onOpen()}
  >
    <Card>
      <Known {...known} />
    </Card>
  </HoverCard>
)

function Known({ parts, hrefOf }: Pick<PartChipProps, 'parts' | 'hrefOf'>) {
  const failure = failureIn(parts)
  const page = pageIn(parts)
  if (failure) return <ErrorState {...failure} />
  if (!page) return <Skeleton shape="text" count={3} />
  if (page.data.length === 0) return <Quiet>型号库里没有这个型号。</Quiet>
  if (page.data.length === 1 && page.data[0]) return <One part={page.data[0]} hrefOf={hrefOf} />

  return (
    <>
      <Quiet>{page.totalRecord} 个型号以此开头</Quiet>
      {page.data.map((part) => (
        <Model key={part.id} href={hrefOf(part)}>
          {part.model}
        </Model>
      ))}
    </>
  )
}

const lifecycles = {
  active: '量产',
  nrnd: '不推荐用于新设计',
  eol: '即将停产',
  obsolete: '已停产',
  unknown: '状态未知',
}

const One = ({ part, hrefOf }: { part: ChipModel } & Pick<PartChipProps, 'hrefOf'>) => (
  <>
    <Model href={hrefOf(part)}>{part.model}</Model>
    <Quiet>
      {part.brandCn} · {lifecycles[part.lifecycle]}
    </Quiet>
    <p>{part.description}</p>
    {part.params.slice(0, 4).map(({ name, value }) => (
      <Fact key={name}>
        <span>{name}</span>
        <span>{value}</span>
      </Fact>
    ))}
  </>
)

const Chip = styled(Link)`
  border-bottom: 2px dotted ${token('color', 'trace')};
  color: inherit;
  font-family: ${token('font', 'mono')};
  font-weight: 600;
  overflow-wrap: anywhere;

  && {
    text-decoration: none;
  }
`

const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  width: min(312px, 80vw);
  padding: ${token('space', 4)};
  font-size: ${token('text', 13)};
`

const Model = styled(Link)`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
`

const Fact = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  padding-top: ${token('space', 1)};
`
