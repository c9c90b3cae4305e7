import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

/** What stays lies over what passes under it: it needs a ground of its own. */
const stays = css`
  &[data-pinned='first'] {
    td:first-child,
    th:first-child {
      position: sticky;
      left: 0;
    }
    [data-tick] + td,
    [data-tick] + th {
      position: sticky;
      left: 40px;
    }
    td:first-child,
    [data-tick] + td {
      z-index: 1;
    }
    thead th:first-child,
    thead [data-tick] + th {
      z-index: 3;
    }
    tbody:not([data-notice])
      > tr:not(:hover, [aria-selected='true'], [data-gap])
      > :is(td:first-child, [data-tick] + td) {
      background: var(--table-ground, ${token('color', 'canvas')});
    }
  }
`

/** The first column, with its tick, stays while the others scroll sideways: from 600 px of room, where a table may. */
export const pinned = css`
  [data-scroll='frame'] > & {
    ${stays}
  }
  @container (min-width: 600px) and (max-width: 1023px) {
    ${stays}
  }
`
