import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { StoreFailure } from '../../domain/store-failure.ts';

/**
 * The dialect with every error of its driver turned into a {@link StoreFailure}, so that an outage
 * and a bug in our own code can be told apart wherever the error arrives.
 */
export function markFailures(dialect: Dialect): Dialect {
  return {
    createDriver: () => markDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function markDriver(driver: Driver): Driver {
  return {
    init: () => marked(() => driver.init()),
    acquireConnection: () =>
      marked(async () => new MarkedConnection(await driver.acquireConnection())),
    beginTransaction: (connection, settings) =>
      marked(() => driver.beginTransaction(originalOf(connection), settings)),
    commitTransaction: (connection) =>
      marked(() => driver.commitTransaction(originalOf(connection))),
    rollbackTransaction: (connection) =>
      marked(() => driver.rollbackTransaction(originalOf(connection))),
    releaseConnection: (connection) => driver.releaseConnection(originalOf(connection)),
    destroy: () => driver.destroy(),
  };
}

class MarkedConnection implements DatabaseConnection {
  readonly original: DatabaseConnection;

  constructor(original: DatabaseConnection) {
    this.original = original;
  }

  executeQuery<R>(
    ...query: Parameters<DatabaseConnection['executeQuery']>
  ): Promise<QueryResult<R>> {
    return marked(() => this.original.executeQuery<R>(...query));
  }

  streamQuery(): never {
    throw new Error('Rows are read a page at a time, not streamed');
  }
}

function originalOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof MarkedConnection ? connection.original : connection;
}

async function marked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, code } = error as { message?: string; code?: unknown };
    throw new StoreFailure(message || String(code), { cause: error });
  }
}
