import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is fetched when it is first drawn; until then, and where it cannot be had, nothing stands there. */
export function later<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let fetched: FunctionComponent<Props> | null = null;
  return function Later(props: Props) {
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (fetched) return;
      fetch().then(
        (component) => {
          fetched = component;
          setArrived(true);
        },
        () => undefined,
      );
    }, []);
    if (!fetched) return null;
    const Fetched = fetched;
    return <Fetched {...props} />;
  };
}
