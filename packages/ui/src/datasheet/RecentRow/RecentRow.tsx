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
        <Link tone="part" href={hrefOf(entry)}><Name>{entry.name}</Name></Link>
        <Brand>{entry.brand}</Brand>
      </Cell>
    ))}
  </Row>
)

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));

  ${media.belowDesk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space', 4)} 0;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Cell = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding-right: ${token('space', 4)};

  & + & {
    padding-left: ${token('space', 4)};
    border-left: 1px solid ${token('color', 'line')};
  }
`

const Name = styled.span`
  font: 600 ${token('text', 13)} / 1.4 ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

const Brand = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
