import { Button } from 'react-aria-components'
import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Place = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

/** Of no use where there is no keyboard. */
export const Keys = styled.span`
  margin-left: auto;
  font-size: ${token('text', 12)};

  kbd {
    padding: 1px 6px;
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'control')};
    font-family: ${token('font', 'mono')};
  }
  ${media.phone} {
    display: none;
  }
`

export const Rounds = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
`

/** What was passed before: struck, and what stands there now below it. */
export const Before = styled.del`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  margin-left: auto;
`

export const Piece = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  padding-right: ${token('space', 4)};

  ${media.belowDesktop} {
    padding-right: 0;
  }
`

export const Zoom = styled(Button)`
  display: block;
  width: 100%;
  border-radius: ${token('radius', 'control')};
  cursor: zoom-in;

  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`

export const Hint = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-left: ${token('space', 4)};

  ${media.belowDesktop} {
    padding-top: ${token('space', 4)};
    padding-left: 0;
  }
`

/** No wider than text is read. */
export const Alone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 720px;
`

export const Fields = styled.ul`
  border-top: 1px solid ${token('color', 'line')};
`

/** What differs is marked at its edge too. */
export const Field = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 1)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  border-left: 2px solid transparent;

  &[data-differs] {
    border-left-color: ${token('color', 'warn')};
  }
`

export const FieldHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
`

export const Label = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Marks = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  font-size: ${token('text', 13)};
`

export const Value = styled.span`
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const tones: Record<'same' | 'differs', RuleSet> = {
  same: css`
    color: ${token('color', 'ok')};
  `,
  differs: css`
    padding: ${token('space', 1)} ${token('space', 2)};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'warnWash')};
    color: ${token('color', 'warn')};
  `,
}

export const Found = styled.span<{ $tone: 'same' | 'differs' }>`
  display: flex;
  gap: ${token('space', 1)};
  align-items: flex-start;
  justify-self: start;
  font-size: ${token('text', 12)};
  line-height: 18px;
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    margin-top: 2px;
  }
  b {
    color: ${token('color', 'ink')};
  }
`

export const Decision = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

export const Reasons = styled.ul`
  display: grid;
  gap: 2px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  justify-content: flex-end;
`

export const Count = styled.span`
  margin-right: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
