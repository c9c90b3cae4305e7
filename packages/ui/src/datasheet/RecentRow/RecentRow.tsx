import { styled } from 'styled-components'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { media, token } from '../../theme/index.ts'

/** A document that was read. */
export interface RecentEntry {
  id: number
  name: string
  brand: string
}

export interface RecentRowProps {
  entries: readonly RecentEntry[]
  hrefOf: (entry: RecentEntry) => Href
}

/** What was read lately, on one line. */
export const RecentRow = ({ entries, hrefOf }: RecentRowProps) => (
  <Row>
    {entries.map((entry) => (
      <Cell key={entry.id}>
        <Link tone="part" href={hrefOf(entry)}>
          <Name>{entry.name}</Name>
        </Link>
        <Brand>{entry.brand}</Brand>
      </Cell>
    ))}
  </Row>
)

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  row-gap: ${token('space', 4)};
  /* The rule before the first of a line lies outside. */
  overflow-x: clip;

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Cell = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding-inline: ${token('space', 4)} ${token('space', 8)};
  margin-left: calc(-1 * ${token('space', 4)} - 1px);
  border-left: 1px solid ${token('color', 'line')};
`

const Name = styled.span`
  font: 600 ${token('text', 13)} / 1.4 ${token('font', 'mono')};
  /* A number stands on one line; the title of a document may take two. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
  overflow-wrap: anywhere;
`

const Brand = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
