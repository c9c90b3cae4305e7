import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'

export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  gap: ${token('space', 3)};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`

export const Fields = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  min-width: 0;

  > label {
    margin-inline: ${token('space', 2)};
  }

  /* Without scripts no drawer opens: what can be sent stays on the line. */
  @media not (scripting: none) {
    @container (max-width: 599px) {
      display: none;
    }
  }
`

export const Opener = styled.span`
  display: none;

  @media not (scripting: none) {
    @container (max-width: 599px) {
      display: inline-flex;
    }
  }
`

export const Text = styled.div`
  &[data-place='line'] {
    flex: 0 1 220px;
  }
`

export const One = styled.div`
  &[data-place='line'] {
    min-width: 128px;
  }
`

/** Looks like the select beside it. */
export const Opening = styled(BareButton)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  height: ${token('size', 'control')};
  padding: 0 9px 0 ${token('space', 3)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'inkQuiet')};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      border-color: ${token('color', 'inkQuiet')};
    }
  }
  &[aria-expanded='true'] {
    border-color: ${token('color', 'inkQuiet')};
  }
  &[data-on] {
    color: ${token('color', 'ink')};
  }
  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`

export const Panel = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  width: min(280px, calc(100vw - ${token('space', 16)}));
`

/** Room for focus rings at the edges of a list that scrolls. */
export const Options = styled.ul`
  max-height: 320px;
  margin: 0 -4px;
  padding: 0 4px;
  overflow-y: auto;

  fieldset > * + & {
    margin-top: ${token('space', 2)};
  }
  fieldset > legend + & {
    margin-top: 0;
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  min-height: 32px;

  &[data-empty] {
    color: ${token('color', 'inkQuiet')};
  }
`

export const None = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space', 3)};
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`

export const Value = styled.span`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`

export const Clear = styled(BareButton)`
  padding-inline: ${token('space', 1)};
  color: ${token('color', 'link')};
  font-size: ${token('text', 13)};
  line-height: 24px;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`

export const Stack = styled.div`
  display: grid;
  gap: ${token('space', 6)};
`

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${token('space', 2)};
  font-size: ${token('text', 13)};
  font-weight: 600;
  line-height: 20px;
`

export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space', 2)};
  width: 100%;
`
