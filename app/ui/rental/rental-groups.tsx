import type { RentalGroup, RentalPlan } from '../../../domain/rentals/rental-plans.ts';
import { type PlanOffer, RentalPlanCard } from './rental-plan-card.tsx';
import styles from './rental-plans.module.css';

interface RentalGroupsProps<Plan extends RentalPlan> {
  readonly groups: readonly RentalGroup<Plan>[];
  /** The page's own part of a card: savings, notes and the address of RESERVE TODAY. */
  readonly offerOf: (plan: Plan) => PlanOffer;
}

/** The three kinds of cart, each with its four plans. */
export function RentalGroups<Plan extends RentalPlan>({
  groups,
  offerOf,
}: RentalGroupsProps<Plan>) {
  return groups.map(({ cart, title, subtitle, plans }) => (
    <section key={cart} className={styles.group} aria-labelledby={`plans-${cart}`}>
      <div>
        <h3 id={`plans-${cart}`}>{title}</h3>
        <p>{subtitle}</p>
      </div>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <RentalPlanCard key={plan.key} plan={plan} offer={offerOf(plan)} />
        ))}
      </div>
    </section>
  ));
}

/** The terms under the prices, one sentence per item. */
export function RentalFootnote({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.footnote}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
