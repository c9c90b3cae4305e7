import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.form`
  min-width: 0;
`

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

/** Takes the focus when what is wrong has no field. */
export const Summary = styled.div`
  outline-offset: 2px;
`

export const Faults = styled.ul`
  display: grid;
  justify-items: start;
  gap: 2px;
  margin-top: 2px;
`

export const Fault = styled.button`
  color: ${token('color', 'danger')};
  text-align: left;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-thickness: 2px;
  }
  ${media.touch} {
    min-height: 32px;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space', 2)};
  padding-top: ${token('space', 2)};

  ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`
