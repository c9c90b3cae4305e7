import { styled } from 'styled-components'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { media, token } from '../index.ts'

interface PageProps {
  title: string
  /** What one must know before the tables. */
  lead: React.ReactNode
  children: React.ReactNode
}

/** A page of the foundations: a title, a sentence, blocks. */
export const Page = ({ title, lead, children }: PageProps) => (
  <PageBody>
    <Sheet>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Sheet>
  </PageBody>
)

/** Parameters of every page's meta: a story that is a page. */
export const pageParameters = { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } }

interface TableProps {
  caption: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [name: string, ...cells: React.ReactNode[]])[]
  /**
   * The face of the names: a token is code, a use is not.
   *
   * @default 'mono'
   */
  names?: 'mono' | 'han'
  /** Widths of the columns, so that tables below each other line up; the browser's own without them. */
  widths?: readonly string[]
}

/** Facts in rows, ruled by hairlines. Wider than its place, it scrolls by itself. */
export const Table = ({ caption, head, rows, names = 'mono', widths }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <Frame role="group" aria-label={caption} tabIndex={0}>
    <table data-names={names} style={widths && { tableLayout: 'fixed', minWidth: 640 }}>
      <colgroup>
        {head.map((title, at) => (
          <col key={title} style={{ width: widths?.[at] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same of themselves
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells stand by their column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
)

/** A figure or a name in code. */
export const Code = styled.code`
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
  white-space: nowrap;
`

export const Note = styled.p`
  margin-top: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 12)};
  padding-block: ${token('space', 8)} ${token('space', 16)};

  > header {
    display: grid;
    gap: ${token('space', 3)};
  }
  h1 {
    font-size: ${token('text', 28)};
    line-height: 1.3;
  }
  > header > p {
    max-width: 46em;
    color: ${token('color', 'inkQuiet')};
    line-height: 1.7;
  }
  ${media.phone} {
    gap: ${token('space', 8)};

    h1 {
      font-size: ${token('text', 20)};
    }
  }
`

const Frame = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    font-size: ${token('text', 13)};
    line-height: 1.5;
  }
  :is(th, td) {
    height: ${token('size', 'row')};
    padding: ${token('space', 2)} ${token('space', 6)} ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
  thead th {
    height: 36px;
    padding-block: 0;
    border-bottom-color: ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    white-space: nowrap;
  }
  tbody th {
    font: 600 ${token('text', 13)} / 1.5 ${token('font', 'mono')};
    white-space: nowrap;
  }
  [data-names='han'] tbody th {
    font-family: inherit;
  }
`
