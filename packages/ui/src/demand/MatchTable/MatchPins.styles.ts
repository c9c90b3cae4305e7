import type { FieldState } from '@xinpu/sdk/types'
import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const looks = {
  same: css`
    border-color: ${token('color', 'ok')};
    background: ${token('color', 'ok')};
  `,
  near: css`
    border-color: ${token('color', 'warn')};
    background: linear-gradient(to top, ${token('color', 'warn')} 55%, transparent 55%);
  `,
  unknown: css`
    border-color: ${token('color', 'inkFaint')};
  `,
  conflict: css`
    border-color: ${token('color', 'danger')};
    background:
      linear-gradient(to top right, transparent 44%, ${token('color', 'danger')} 44% 56%, transparent 56%),
      linear-gradient(to bottom right, transparent 44%, ${token('color', 'danger')} 44% 56%, transparent 56%);
  `,
} satisfies Record<FieldState, ReturnType<typeof css>>

const pin = css`
  display: inline-block;
  width: 7px;
  height: 12px;
  border: 1px solid;
  forced-color-adjust: none;
`

/** Terminals are plain elements that the table dresses: there are four in each line. */
export const pinLook = css`
  [data-pins] {
    display: inline-flex;
    gap: 2px;
    vertical-align: -1px;

    > i {
      ${pin}
    }
  }
  ${(Object.keys(looks) as FieldState[]).map(
    (state) => css`
      [data-pins] > i[data-state='${state}'] {
        ${looks[state]}
      }
    `,
  )}
`

export const Legend = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`
