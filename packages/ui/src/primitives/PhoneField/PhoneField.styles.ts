import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;

  > * {
    grid-template-columns: minmax(0, 1fr);
  }
  input {
    font-family: ${token('font', 'mono')};
  }
`

/** The first cell of the field: fills its height and takes back the inset of the box. */
export const Area = styled.span`
  position: relative;
  align-self: stretch;
  display: flex;
  width: 96px;
  margin-block: 0;
  margin-inline: -3px;
  border-right: 1px solid ${token('color', 'lineControl')};
  border-radius: 3px 0 0 3px;
  background: ${token('color', 'sunken')};
  font: 400 ${token('text', 13)} / 1 ${token('font', 'mono')};

  &:focus-within {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
`

/** Lies over what is shown and takes every touch; its own text is not seen. */
export const List = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  opacity: 0;
  font: inherit;
  cursor: pointer;
`

/** The chosen code, without its name. */
export const Shown = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 9px 0 12px;

  > svg {
    color: ${token('color', 'inkFaint')};
  }
`
