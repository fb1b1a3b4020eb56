import { cartPicture } from '../../../domain/catalogue/known-models/cart-picture.ts';
import type { FinishNames } from '../../../domain/catalogue/known-models/finish-list.ts';
import { links, sceneViewerLink } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import styles from './driveway-links.module.css';

interface DrivewayLinksProps {
  /** The vehicle's own page. */
  readonly page: string;
  /** Origin, without a trailing slash: another program opens the links. */
  readonly siteUrl: string;
  readonly name: string;
  /** The id its 3D model goes by. */
  readonly modelId: string;
  /** Slugs of the paint and the seats that were chosen. */
  readonly finish: FinishNames;
}

/**
 * Links that stand the cart before the visitor at true size, in the phone's own viewer
 * (spec S10.3). The style shows the one for the phone at hand; elsewhere it says to take a phone.
 */
export function DrivewayLinks({ page, siteUrl, name, modelId, finish }: DrivewayLinksProps) {
  const model = siteUrl + links.phoneModel(modelId, 'ar.glb', finish);
  return (
    <div className={styles.driveway}>
      <h3>See it in your driveway</h3>
      <p className={styles.elsewhere}>
        Open this page on your phone to see the cart through its camera, at true size.
      </p>
      <p className={styles.android}>
        <a
          className={buttonClass('secondary')}
          href={sceneViewerLink({ model, title: name, page: siteUrl + page })}
        >
          See it in your driveway
        </a>
      </p>
      <div className={styles.apple}>
        <p>Tap the cart to see it through your camera, at true size.</p>
        {/* Safari opens its viewer only where the link holds a picture and nothing else. */}
        <a rel="ar" href={`${links.phoneModel(modelId, 'usdz', finish)}#allowsContentScaling=0`}>
          <img
            src={cartPicture(modelId, 'side')}
            alt={`See the ${name} in your driveway`}
            width="240"
            height="160"
            loading="lazy"
          />
        </a>
      </div>
    </div>
  );
}
