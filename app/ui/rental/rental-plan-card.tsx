import { formatUsd } from '../../../domain/money.ts';
import type { RentalPlan } from '../../../domain/rentals/rental-plans.ts';
import { ButtonLink } from '../element/button.tsx';
import styles from './rental-plans.module.css';

interface RentalPlanCardProps {
  readonly plan: RentalPlan;
  /** Address of RESERVE TODAY. */
  readonly reserve: string;
}

/** A rental plan with its price, its terms and the way to reserve it (spec S11.4, S11.7). */
export function RentalPlanCard({ plan, reserve }: RentalPlanCardProps) {
  return (
    <article className={`${styles.plan} panel ${plan.recommended ? styles.recommended : ''}`}>
      {plan.badge !== undefined && <p className={styles.badge}>{plan.badge}</p>}
      <h4>{plan.title}</h4>
      <p>
        <strong className="figure">{formatUsd(plan.priceUsd)}</strong> for {plan.duration}
      </p>
      <p className={`${styles.terms} soft`}>
        {plan.perDay}
        {plan.savings !== undefined && <span className={styles.savings}>{plan.savings}</span>}
      </p>
      <p>{plan.description}</p>
      <ul className={`${styles.terms} soft`}>
        <li>{plan.renewal}</li>
        <li>{plan.delivery}</li>
        <li>{plan.deposit}</li>
      </ul>
      <ButtonLink
        href={reserve}
        kind={plan.recommended ? 'primary' : 'secondary'}
        label={`RESERVE TODAY: ${plan.title}`}
      >
        RESERVE TODAY
      </ButtonLink>
    </article>
  );
}
